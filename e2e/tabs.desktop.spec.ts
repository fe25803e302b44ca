// tabs.ts on the desktop.
import { testTabs } from './tabs.ts';

testTabs();
