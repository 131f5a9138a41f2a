import { crashRun } from '../server/test/crash/crash-run.ts';
import { readArgs, whole } from './args.ts';

/** `npm run crash -- --kills 200`: kills the server under load so many times and checks that it kept every promise. */
const { kills: text } = readArgs('npm run crash -- [--kills 200]', ['kills'] as const);
const kills = whole('kills', text, { min: 1, otherwise: 50 });
const report = await crashRun(kills, (kill) => {
  if (kill % 10 === 0) console.error(`${kill} kills`);
});
for (const fault of report.faults.slice(0, 50)) console.error(fault);
console.log(JSON.stringify({ ...report, faults: report.faults.length }));
process.exit(report.faults.length > 0 ? 1 : 0);
