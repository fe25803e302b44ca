// input-guard-tests.ts on the phone.
import { inputGuardTests } from './input-guard-tests.ts';

inputGuardTests();
