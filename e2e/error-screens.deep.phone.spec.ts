// error-screens.ts on the phone.
import { errorScreenTests } from './error-screens.ts';

errorScreenTests();
