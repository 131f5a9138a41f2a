export const sixTerrains = {
  'lesson.six-terrains': 'Six terrains',
  'lesson.six-terrains.learned': 'Water needs ice, energy copies, synergy chains.',
  'lesson.six-terrains.water.ice':
    'The pale cells are ice. A water building moves the water track only if some water cell of its tile lies on ice.',
  'lesson.six-terrains.water.place':
    'Place the square so that water covers ice. It is your first piece, so it must touch the rim. Turn it with the round arrow.',
  'lesson.six-terrains.water.place.dry':
    'Legal, but no water lies on ice there, so the water building would do nothing.',
  'lesson.six-terrains.water.advance':
    'Resolve it. The water track brings no cards and no rovers, only synergies, and the highest medals of all.',
  'lesson.six-terrains.water.land':
    'The rover track’s first step lands a rover on your newest tile. Any cell of it will do.',
  'lesson.six-terrains.energy.rule':
    'A new start, in round 2. Energy has no track: its building advances the other terrain of its tile, or any terrain its energy cells touch.',
  'lesson.six-terrains.energy.place':
    'Place the domino so that its energy cell touches your technology terrain, side by side.',
  'lesson.six-terrains.energy.place.apart': 'Here the energy touches no technology. A corner does not count.',
  'lesson.six-terrains.energy.resolve': 'Resolve the energy building.',
  'lesson.six-terrains.energy.tech':
    'You may choose civ (civilization) or tech (technology). Choose technology: its next step shows a symbol.',
  'lesson.six-terrains.energy.synergy':
    'A synergy! It advances any one track by one, and that step may bring the next symbol: chains are how games are won.',
  'lesson.six-terrains.energy.biomass': 'Biomass stands one step below a synergy too. Take it and watch.',
  'lesson.six-terrains.energy.chain':
    'One more synergy and your civ step are waiting. Finish the turn as you like and press Done.',
  'lesson.six-terrains.energy.ice':
    'You choose water for an energy building, and no water lies on ice. Does the water track move?',
  'lesson.six-terrains.energy.ice.moves': 'Yes',
  'lesson.six-terrains.energy.ice.stays': 'No, it needs ice',
  'lesson.six-terrains.energy.ice.why':
    'Only water buildings ask for ice. Energy, synergies and cards move water anywhere.',
} as const;
