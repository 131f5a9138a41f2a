export const firstBattle = {
  'lesson.first-battle': 'First battle',
  'lesson.first-battle.learned': 'Move, pinning, initiative, hits, reputation and the spoils.',
  'lesson.first-battle.ancient.move': 'Choose Move. Terrans move {times} times with one action.',
  'lesson.first-battle.ancient.first': 'Send an Interceptor to Zeta Herculis.',
  'lesson.first-battle.ancient.first.there': 'The Ancient is in the other direction, and the Interceptors go first.',
  'lesson.first-battle.ancient.second':
    'Send the second one too. Each enemy ship pins one of yours: pinned ships can’t move on. So come in numbers.',
  'lesson.first-battle.ancient.cruiser': 'And now the Cruiser.',
  'lesson.first-battle.ancient.pass': 'Battles come after all actions. Pass, and the fight begins.',
  'lesson.first-battle.ancient.attack':
    'Higher initiative fires first: your Interceptors have {own}, the Ancient {ancient}. A roll plus computer of 6 or more hits. Attack!',
  'lesson.first-battle.ancient.attack.stay':
    'You could retreat, but the odds are good: two cannons fire before the Ancient.',
  'lesson.first-battle.ancient.again':
    'One hit, but the Ancient has one hull and survives. It shot down an Interceptor. Now your Cruiser: attack!',
  'lesson.first-battle.ancient.again.stay': 'You could retreat, but one more hit wins this battle.',
  'lesson.first-battle.ancient.reputation':
    'You won! You draw one reputation tile for taking part and one for the Ancient, and keep one. They are points: keep the 3.',
  'lesson.first-battle.ancient.reputation.less': 'Legal, but the number on the tile is its points.',
  'lesson.first-battle.ancient.claim': 'The sector is free now. Place a disc on it.',
  'lesson.first-battle.ancient.claim.take': 'You may decline, but the discovery and two planets come with the sector.',
  'lesson.first-battle.ancient.use':
    'The discovery is yours: use it, or keep it for 2 points at the end. Resources help most early in the game: use it.',
  'lesson.first-battle.ancient.use.early': 'Two points are fine late in the game. For now the resources help more.',
  'lesson.first-battle.ancient.money': 'Before upkeep you may still settle. Take the Money planet…',
  'lesson.first-battle.ancient.science': '…and the Science planet.',
  'lesson.first-battle.ancient.hull': 'A ship with two hull has taken two damage. Is it destroyed?',
  'lesson.first-battle.ancient.hull.no': 'No, damage must exceed hull',
  'lesson.first-battle.ancient.hull.yes': 'Yes',
  'lesson.first-battle.ancient.hull.why':
    'Three would destroy it. Surviving ships are repaired after the combat phase.',
} as const;
