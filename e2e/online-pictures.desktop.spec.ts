// Staged online screens, on the desktop.
import { testPictures } from './online-pictures.ts';

testPictures('desktop');
