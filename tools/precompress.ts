import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SMALLEST = 1024;

/** Puts a compressed twin beside each built file that gains from it; the server sends it to browsers that can read it. */
export function precompress(folder: string): void {
  for (const path of globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: folder })) {
    const file = `${folder}/${path}`;
    if (statSync(file).size < SMALLEST) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
}
