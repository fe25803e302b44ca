// Pictures of the page in windows of a desktop: all is in sight and readable, and axe finds nothing.
import { checkPictures } from './screenshots.ts';

checkPictures('desktop');
