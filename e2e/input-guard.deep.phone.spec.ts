// A double press answers one question, not two: the next one settles first, and can be seen to.
import { inputGuardTests } from './input-guard-tests.ts';

inputGuardTests();
