export const fitForBattle = {
  'lesson.fit-for-battle': 'Fit for battle',
  'lesson.fit-for-battle.learned': 'Ancients, a fleet, Upgrade, blueprints and energy, reactions.',
  'lesson.fit-for-battle.fleet.explore': 'Sectors towards the centre are richer, and often guarded. Choose Explore.',
  'lesson.fit-for-battle.fleet.zone': 'Choose the zone in the inner ring, straight towards the centre.',
  'lesson.fit-for-battle.fleet.zone.ring':
    'That is a different zone. The guarded riches are straight towards the centre.',
  'lesson.fit-for-battle.fleet.place': 'Zeta Herculis, with a discovery and an Ancient on guard. Place it.',
  'lesson.fit-for-battle.fleet.place.keep': 'Don’t discard it: you will win it in the next lesson.',
  'lesson.fit-for-battle.fleet.guarded':
    'While the Ancient is there you can’t hold this sector, and its discovery tile stays face down. So you need a fleet.',
  'lesson.fit-for-battle.fleet.build': 'Choose Build.',
  'lesson.fit-for-battle.fleet.cruiser': 'Build a Cruiser in Procyon. Price: {cost} Materials.',
  'lesson.fit-for-battle.fleet.cruiser.plan': 'That is legal, but a Cruiser in Procyon is the backbone of this fleet.',
  'lesson.fit-for-battle.fleet.end': 'End the action.',
  'lesson.fit-for-battle.fleet.upgrade':
    '{rival} has passed and may only react from now on. Upgrade: a change to a blueprint applies at once to all your ships of that type.',
  'lesson.fit-for-battle.fleet.computer':
    'Install an Electron Computer in the free slot of the Interceptor: then a 5 hits too, not only the burst, which counts as a 6.',
  'lesson.fit-for-battle.fleet.computer.slot':
    'Choose the free slot of the Interceptor; you still need the other parts.',
  'lesson.fit-for-battle.fleet.hull':
    'Now install a Hull in the free slot of the Cruiser: it then survives two points of damage.',
  'lesson.fit-for-battle.fleet.hull.slot':
    'Choose a Hull and the free slot of the Cruiser; that way you lose nothing else.',
  'lesson.fit-for-battle.fleet.energy': 'Some parts use energy. Which rule must every blueprint obey?',
  'lesson.fit-for-battle.fleet.energy.energy': 'It may not use more energy than it produces',
  'lesson.fit-for-battle.fleet.energy.computer': 'It needs a computer',
  'lesson.fit-for-battle.fleet.energy.full': 'All slots must be filled',
  'lesson.fit-for-battle.fleet.energy.why':
    'Also, every ship that moves needs a drive. The game offers nothing that would break these rules.',
} as const;
