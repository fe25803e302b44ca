// layout-shift-tests.ts on the phone.
import { shiftTests } from './layout-shift-tests.ts';

shiftTests();
