// Checks desktop screenshots: layout, contrast and axe find no fault.
import { checkScreenshots } from './screenshots.ts';

checkScreenshots('desktop');
