// error-screens.ts on the phone.
import { testTrouble } from './error-screens.ts';

testTrouble();
