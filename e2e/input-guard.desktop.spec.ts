// input-guard-tests.ts on the desktop.
import { inputGuardTests } from './input-guard-tests.ts';

inputGuardTests();
