// verify.ts on the desktop.
import { testVerify } from './verify.ts';

testVerify();
