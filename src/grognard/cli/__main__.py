"""python -m grognard.cli"""

import sys

from grognard.cli import main

sys.exit(main())
