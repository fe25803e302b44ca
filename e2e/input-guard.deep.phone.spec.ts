// A double press answers one question, not two: the next one settles first, and can be seen to.
import { settlingTests } from './input-guard-tests.ts';

settlingTests();
