export const corporations = {
  'lesson.corporations': 'Three corporations',
  'lesson.corporations.learned': 'Corporation actions, funding a project, the Gateway and goals.',
  'lesson.corporations.goods.three':
    'Three corporations sponsor you. Each has its own resources, projects, goals and scoring; this one trades in helium-3.',
  'lesson.corporations.goods.corporate': 'Send your scientist to Corporate: up to three corporation actions.',
  'lesson.corporations.goods.corporate.type': 'Possible, but a scientist there also recruits somebody afterwards.',
  'lesson.corporations.goods.reputation':
    'First take an action of the reputation track: gain 2 reputation. Every point scores at the end.',
  'lesson.corporations.goods.reputation.later': 'That comes next. First take the action of the reputation track.',
  'lesson.corporations.goods.ship': 'Then take Moon Mining’s own action: it ships cargo to Earth.',
  'lesson.corporations.goods.ship.later': 'There is more to gain first: ship your helium-3.',
  'lesson.corporations.goods.cargo': 'Ship one helium-3 from the lowest level. Points: {n}.',
  'lesson.corporations.goods.cargo.keep': 'Keep titanium and rare earth for building; helium-3 has no other use.',
  'lesson.corporations.goods.stop':
    'You could ship more, but titanium and rare earth are better kept for building. Stop here.',
  'lesson.corporations.goods.recruit':
    'A scientist here also recruits from the Gateway. Take a technician into your dome: {n} credits at every upkeep.',
  'lesson.corporations.goods.recruit.dome': 'Possible, but a technician in the dome earns credits every round.',
  'lesson.corporations.goods.fund': 'Now send a technician to fund a project. The first space costs nothing.',
  'lesson.corporations.goods.fund.type': 'Possible, but a technician who funds gains a corporation action.',
  'lesson.corporations.goods.project':
    'Take {project}. Price: {credits} credits, and the shared energy must be {energy} or more.',
  'lesson.corporations.goods.project.other': 'You could, but {project} gives helium-3 every round.',
  'lesson.corporations.goods.card':
    'A technician who funds takes one corporation action at once. Use the new card: two helium-3.',
  'lesson.corporations.goods.card.new': 'Later. The new card is free and works once a round: use it now.',
  'lesson.corporations.goods.gateway':
    'The Gateway is never full. Send an engineer: 3 credits, a recruit and one corporation action, in any order.',
  'lesson.corporations.goods.gateway.type': 'Possible, but try the Gateway now, with an engineer.',
  'lesson.corporations.goods.again': 'You took credits and a scientist. For the corporation action, ship cargo again.',
  'lesson.corporations.goods.again.ship': 'Two reputation are fine, but the cargo brings more.',
  'lesson.corporations.goods.two': 'Ship two helium-3 from the second level. Points: {n}.',
  'lesson.corporations.goods.two.more': 'Also possible. Take the space that costs two helium-3 and nothing else.',
  'lesson.corporations.goods.goal':
    'Two cargoes meet Moon Mining’s lower goal. You get one goal per corporation in the whole game: take it, or wait for a higher one.',
  'lesson.corporations.goods.energy': 'Energy is at 2 and a project needs 3. What can you do?',
  'lesson.corporations.goods.energy.buy': 'Buy emergency energy or build a panel first',
  'lesson.corporations.goods.energy.credits': 'Pay more credits instead',
  'lesson.corporations.goods.energy.nothing': 'Nothing this turn',
  'lesson.corporations.goods.energy.why':
    'Below 3 you may buy energy step by step in a command action; a panel costs 1 rare earth.',
} as const;
