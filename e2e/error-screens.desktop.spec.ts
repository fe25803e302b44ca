// error-screens.ts on the desktop.
import { errorScreenTests } from './error-screens.ts';

errorScreenTests();
