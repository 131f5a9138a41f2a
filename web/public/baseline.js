// Old syntax on purpose: every browser must be able to read it. README.md tells the versions.
var known =
  'popover' in HTMLElement.prototype &&
  'toSorted' in Array.prototype &&
  'json' in Response &&
  CSS.supports('selector(:has(*))');
if (known) document.documentElement.setAttribute('data-baseline', 'met');
