// `node server`: plain JavaScript, so that a Node that cannot read the rest says what to do.
if (process.features.typescript) await import('./main.ts');
else {
  process.stderr.write(
    `Node ${process.versions.node} cannot run Orrery: use "npm run -s server", which brings its own\n`,
  );
  process.exitCode = 1;
}
