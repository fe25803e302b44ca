// animation-tests.ts on the desktop.
import { animationTests } from './animation-tests.ts';

animationTests();
