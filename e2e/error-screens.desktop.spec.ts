// error-screens.ts on the desktop.
import { testTrouble } from './error-screens.ts';

testTrouble();
