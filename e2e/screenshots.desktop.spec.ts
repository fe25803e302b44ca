// Pictures of the page in windows of a desktop: all is in sight and readable, and axe finds nothing.
import { checkScreenshots } from './screenshots.ts';

checkScreenshots('desktop');
