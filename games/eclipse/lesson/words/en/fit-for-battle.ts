export const fitForBattle = {
  'lesson.fit-for-battle': 'Fit for battle',
  'lesson.fit-for-battle.learned': 'Ancients, a fleet, Upgrade, blueprints and energy, reactions.',
  'lesson.fit-for-battle.fleet.explore': 'Towards the centre sectors are richer, and often guarded. Explore.',
  'lesson.fit-for-battle.fleet.zone': 'Choose the zone of the inner ring, straight towards the centre.',
  'lesson.fit-for-battle.fleet.zone.ring': 'That is another place. The guarded riches lie straight towards the centre.',
  'lesson.fit-for-battle.fleet.place': 'Zeta Herculis, with a discovery and an Ancient on guard. Place it.',
  'lesson.fit-for-battle.fleet.place.keep': 'Do not discard it: you will win it in the next lesson.',
  'lesson.fit-for-battle.fleet.guarded':
    'While the Ancient lives you cannot hold this sector, and its discovery tile stays face down. So you need a fleet.',
  'lesson.fit-for-battle.fleet.build': 'Build.',
  'lesson.fit-for-battle.fleet.cruiser': 'Build a Cruiser in Procyon. Price: {cost} materials.',
  'lesson.fit-for-battle.fleet.cruiser.plan': 'That is legal, but a Cruiser in Procyon is the backbone of this fleet.',
  'lesson.fit-for-battle.fleet.end': 'End the action.',
  'lesson.fit-for-battle.fleet.upgrade':
    '{rival} has passed and may only react from now on. Upgrade: one change of a blueprint acts at once on all your ships of that type.',
  'lesson.fit-for-battle.fleet.computer':
    'Install an Electron Computer in the free slot of the Interceptor: then a 5 hits too, not only the burst, which counts as a 6.',
  'lesson.fit-for-battle.fleet.computer.slot':
    'Choose the free slot of the Interceptor; the other parts are still needed.',
  'lesson.fit-for-battle.fleet.hull':
    'And a Hull into the free slot of the Cruiser: it then survives two points of damage.',
  'lesson.fit-for-battle.fleet.hull.slot': 'Choose a Hull and the free slot of the Cruiser; nothing else is lost then.',
  'lesson.fit-for-battle.fleet.energy': 'Some parts use energy. What must every blueprint obey?',
  'lesson.fit-for-battle.fleet.energy.energy': 'It may not use more energy than it produces',
  'lesson.fit-for-battle.fleet.energy.computer': 'It needs a computer',
  'lesson.fit-for-battle.fleet.energy.full': 'All slots must be filled',
  'lesson.fit-for-battle.fleet.energy.why':
    'And every ship that moves needs a drive. What would break this is not offered.',
} as const;
