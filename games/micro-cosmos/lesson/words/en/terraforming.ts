export const terraforming = {
  'lesson.terraforming': 'Terraform a planet',
  'lesson.terraforming.learned': 'Terraforming, places on the track, finishing a planet.',
  'lesson.terraforming.raise.tracks':
    '{planet} needs Biomass, Workforce, Minerals and Technology, {levels} levels in all. Each unit you spend raises one level.',
  'lesson.terraforming.raise.terraform': 'Your crew has acted. Choose the action Terraform.',
  'lesson.terraforming.raise.biomass':
    'You may raise two levels with one action, one unit for each. Spend 1 Biomass first.',
  'lesson.terraforming.raise.biomass.each': 'Any two would be legal. Take one of each this time.',
  'lesson.terraforming.raise.workforce': 'And now 1 Workforce.',
  'lesson.terraforming.raise.workforce.each': 'Any two would be legal. Take one of each this time.',
  'lesson.terraforming.raise.space':
    'Your marker is on space 2. When {planet} is finished everyone scores their space, first place {first} more, second {second}. As it stands: {now}.',
  'lesson.terraforming.raise.worth':
    'Suppose {planet} is finished while your marker is on space {space}, ahead of {rival}. How many points do you score?',
  'lesson.terraforming.raise.worth.both': '{sum}',
  'lesson.terraforming.raise.worth.space': '{space}',
  'lesson.terraforming.raise.worth.place': '{first}',
  'lesson.terraforming.raise.worth.why':
    'The space plus the place: {space} + {first}. A marker that arrives later on an occupied space ranks ahead.',
  'lesson.terraforming.complete.travel':
    'Some rounds later. {planet} still needs 1 Biomass and 1 Technology, and you have both. Fly there.',
  'lesson.terraforming.complete.terraform': 'Choose Terraform again.',
  'lesson.terraforming.complete.biomass': 'Two levels are missing. Raise Biomass first.',
  'lesson.terraforming.complete.last': 'One level is left. Raise Technology.',
  'lesson.terraforming.complete.last.stop': 'Not yet: raise the last level and finish the planet.',
  'lesson.terraforming.complete.flipped':
    'Finished! You score your space plus {first} for first place. The card turns over: a better yield, and survivors can settle here.',
} as const;
