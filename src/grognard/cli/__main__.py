"""python -m grognard.cli"""

import sys

from . import main

sys.exit(main())
