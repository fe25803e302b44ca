// Script of a thread that draws one picture of a link preview. Then it ends, which frees the memory
// of the renderer.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { positionSvg } from '@eminent/pictures/position-svg';
import { resultSvg } from '@eminent/pictures/result-preview';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { lowerThreadPriority } from '../../core/thread-priority.ts';
import { encodePng } from './encode-png.ts';
import type { PreviewContent } from './preview-pictures.ts';

lowerThreadPriority();

const { resolve } = createRequire(import.meta.url);
const fontBuffers = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf',
  '@expo-google-fonts/jost/600SemiBold/Jost_600SemiBold.ttf',
].map((file) => readFileSync(resolve(file)));
const planets = JSON.parse(
  readFileSync(new URL('planet-spheres.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

function rendererOf(svg: string) {
  return new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter' } });
}

function widthOf(svg: string): number {
  const renderer = rendererOf(svg);
  const width = renderer.getBBox()?.width ?? 0;
  renderer.free();
  return width;
}

await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const content = workerData as PreviewContent;
const tools = { widthOf, planets };
const svg =
  content.kind === 'result'
    ? resultSvg('en', content.result, tools)
    : positionSvg('en', content.position, tools);
const { pixels, width, height } = rendererOf(svg).render();
parentPort?.postMessage(encodePng(pixels, width, height));
