/** Examples of the rulebook. */
export const figures = {
  'board.figure.rent':
    'You are blue and deploy an engineer. Your own sector is free. In each of the other two the rent goes to the owner of the largest building: 1 credit to orange, 1 to green; the small green dome earns nothing. Then all three sectors give you their resource.',
  'board.figure.tokens':
    'Your scientist activates three sectors, but there are only two tokens beside them, and each works once per action: 1 helium‑3 and 1 tourist. The third sector gives nothing.',
  'board.figure.help':
    'A project needs energy 4, spends 1 and costs 4 credits. At energy 1 buy a step (2 credits), then build a panel (1 rare earth; energy +2, and 1 reputation for the symbol passed), then fund the project. With the panel first, energy would be 3: steps can no longer be bought, and 4 is out of reach.',
  'board.figure.sites':
    'Where may you build your blue workshop? Beside another player’s building of a different size: yes. Not beside another workshop, not where you already have a building, and not beside a command centre, which fills its sector.',
  'board.figure.bonus':
    'You deploy an engineer and build a workshop. Artemis Tours has no token here: place its next one on an empty spot and activate it at once, for 1 tourist. From now on its projects cost more. Moon Mining already has a token here: choosing it would only activate that one.',
  'board.figure.withdrawal':
    'Blue has 2 + 1 in this row, orange 3: a tie. For each astronaut the sector nearest to its space decides, no matter who deployed it: the upper one goes to orange, the lower one to blue.',
  'board.figure.missing':
    '6 credits are due: 5 for domes and 1 for reputation. You pay the 4 you have. The first missing credit costs your last reputation; the second, with reputation at 0, costs 2 points.',
} as const;
