// Checks desktop screenshots: everything is visible and readable, and axe finds nothing.
import { checkScreenshots } from './screenshots.ts';

checkScreenshots('desktop');
