internal import APIClient
internal import Rendering
internal import Surroundings
internal import Text
