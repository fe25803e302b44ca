// tabs.ts on the phone.
import { testTabs } from './tabs.ts';

testTabs();
