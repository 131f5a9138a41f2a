import { kernelBenches } from './kernel.ts';
import type { Row } from './measure.ts';
import { titleBenches } from './titles.ts';

/** `npm run bench [-- kernel|search|server|titles …]`: one JSON object per line, then a table for people. */
const SETS: { readonly [name: string]: () => Promise<Row[]> } = {
  kernel: kernelBenches,
  titles: titleBenches,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SETS));
if (unknown.length > 0) {
  console.error(`No such set of benchmarks: ${unknown.join(', ')}. There are: ${Object.keys(SETS).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, run] of Object.entries(SETS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const row of await run()) {
    rows.push(row);
    console.log(JSON.stringify(row));
  }
}
console.table(
  Object.fromEntries(rows.map(({ bench, ours, peer, ratio, bar, unit }) => [bench, { ours, peer, ratio, bar, unit }])),
);
process.exit(0);
