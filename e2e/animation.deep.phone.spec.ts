// animation-tests.ts on the phone.
import { animationTests } from './animation-tests.ts';

animationTests();
