// verify.ts on the phone.
import { testVerify } from './verify.ts';

testVerify();
