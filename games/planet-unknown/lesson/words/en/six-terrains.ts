export const sixTerrains = {
  'lesson.six-terrains': 'Six terrains',
  'lesson.six-terrains.learned': 'Water needs ice, energy copies, synergies chain.',
  'lesson.six-terrains.water.ice':
    'The pale cells are ice. A water building advances its tracker only if a water cell of its tile covers ice.',
  'lesson.six-terrains.water.place':
    'Place the square so that water covers ice. It is your first piece, so it must touch the rim. Turn it with the round arrow.',
  'lesson.six-terrains.water.place.dry':
    'Legal, but no water covers ice there, so the water building would do nothing.',
  'lesson.six-terrains.water.advance':
    'Resolve it. The water track brings no cards or rovers, only synergies and the highest medals of all.',
  'lesson.six-terrains.water.land':
    'The first step of the rover track lands a rover on your newest tile. Any of its cells will do.',
  'lesson.six-terrains.energy.rule':
    'A fresh start, in round 2. Energy has no track: its building advances the other terrain of its tile, or any terrain its energy cells touch.',
  'lesson.six-terrains.energy.place':
    'Place the domino so that its energy cell touches your tech terrain, side by side.',
  'lesson.six-terrains.energy.place.apart': 'The energy doesn’t touch any tech cell here. A corner does not count.',
  'lesson.six-terrains.energy.resolve': 'Resolve the energy building.',
  'lesson.six-terrains.energy.tech':
    'You may choose civ (civilization) or tech (technology). Choose tech: its next step shows a symbol.',
  'lesson.six-terrains.energy.synergy':
    'A synergy! It advances any tracker by one, and that step may bring another symbol. Such chains win games.',
  'lesson.six-terrains.energy.biomass': 'Biomass is one step below a synergy too. Take it and watch.',
  'lesson.six-terrains.energy.chain':
    'Another synergy and your civ step are waiting. Finish the turn as you like and press Done.',
  'lesson.six-terrains.energy.ice':
    'You choose water for an energy building, and no water covers ice. Does the water tracker advance?',
  'lesson.six-terrains.energy.ice.moves': 'Yes',
  'lesson.six-terrains.energy.ice.stays': 'No, it needs ice',
  'lesson.six-terrains.energy.ice.why':
    'Only water buildings need ice. Energy, synergies and cards advance water anywhere.',
} as const;
