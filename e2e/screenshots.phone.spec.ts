// Pictures of the page on phones and tablets: all is in sight and readable, and axe finds nothing.
import { checkScreenshots } from './screenshots.ts';

checkScreenshots('phone');
