import { parseArgs } from 'node:util';
import { crashRun } from '../server/test/crash/crash-run.ts';

/** `npm run crash -- --kills 200`: kills the server under load so many times and checks that it kept every promise. */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('--kills needs a number');
  process.exit(2);
}
const report = await crashRun(kills, (kill) => {
  if (kill % 10 === 0) console.error(`${kill} kills`);
});
for (const fault of report.faults.slice(0, 50)) console.error(fault);
console.log(JSON.stringify({ ...report, faults: report.faults.length }));
process.exit(report.faults.length > 0 ? 1 : 0);
