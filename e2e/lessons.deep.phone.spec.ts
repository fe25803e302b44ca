// All lessons by mouse in a narrow window.
import { testAllLessons } from './lessons.ts';

testAllLessons();
