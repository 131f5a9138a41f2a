export const corporations = {
  'lesson.corporations': 'Three corporations',
  'lesson.corporations.learned': 'Corporation actions, funding a project, the Gateway and goals.',
  'lesson.corporations.goods.three':
    'Three corporations sponsor you. Each has its own goods, projects, goals and scoring; this one trades in helium-3.',
  'lesson.corporations.goods.corporate': 'Send your Scientist to Corporate: up to three corporation actions.',
  'lesson.corporations.goods.corporate.type': 'Possible, but a Scientist there also recruits somebody afterwards.',
  'lesson.corporations.goods.reputation':
    'First an action of the reputation track: gain 2 reputation. Every point scores at the end.',
  'lesson.corporations.goods.reputation.later': 'That comes next. First the action of the reputation track.',
  'lesson.corporations.goods.ship': 'Then Moon Mining’s own action: it ships cargo to Earth.',
  'lesson.corporations.goods.ship.later': 'There is more to gain first: ship your helium-3.',
  'lesson.corporations.goods.cargo': 'Ship one helium-3 from the lowest level. Points: {n}.',
  'lesson.corporations.goods.cargo.keep': 'Keep titanium and rare earth for building; helium-3 has no other use.',
  'lesson.corporations.goods.stop':
    'You could ship more, but titanium and rare earth are better built with. Stop here.',
  'lesson.corporations.goods.recruit':
    'A Scientist here also recruits from the Gateway. Take a Technician into your dome: {n} credits in every upkeep.',
  'lesson.corporations.goods.recruit.dome': 'Possible, but a Technician in the dome earns credits every round.',
  'lesson.corporations.goods.fund': 'Now a Technician to Fund a project. The first space costs nothing.',
  'lesson.corporations.goods.fund.type': 'Possible, but a Technician who funds gains a corporation action.',
  'lesson.corporations.goods.project':
    'Take {project}. Price: {credits} credits, and the shared energy must stand at {energy} or more.',
  'lesson.corporations.goods.project.other': 'You could, but {project} gives helium-3 in every round.',
  'lesson.corporations.goods.card':
    'A Technician who funds takes one corporation action at once. Use the new card: two helium-3.',
  'lesson.corporations.goods.card.new': 'Later. The new card is free and works once a round: use it now.',
  'lesson.corporations.goods.gateway':
    'The Gateway is never full. Send an Engineer: 3 credits, a recruit, and one corporation action, in any order.',
  'lesson.corporations.goods.gateway.type': 'Possible, but try the Gateway now, with an Engineer.',
  'lesson.corporations.goods.again': 'You took credits and a Scientist. For the corporation action ship cargo again.',
  'lesson.corporations.goods.again.ship': 'Two reputation are fine, but the cargo brings more.',
  'lesson.corporations.goods.two': 'Two helium-3 from the second level. Points: {n}.',
  'lesson.corporations.goods.two.more': 'Also possible. Take the space that costs two helium-3 and nothing else.',
  'lesson.corporations.goods.goal':
    'Two cargoes meet Moon Mining’s lower goal. One goal per corporation in the whole game: take it, or wait for a higher one.',
  'lesson.corporations.goods.energy': 'Energy stands at 2 and a project needs 3. What can you do?',
  'lesson.corporations.goods.energy.buy': 'Buy emergency energy or build a panel first',
  'lesson.corporations.goods.energy.credits': 'Pay more credits instead',
  'lesson.corporations.goods.energy.nothing': 'Nothing this turn',
  'lesson.corporations.goods.energy.why':
    'Below 3 you may buy energy step by step in a command action; a panel costs 1 rare earth.',
} as const;
