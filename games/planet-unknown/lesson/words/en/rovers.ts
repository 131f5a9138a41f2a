export const rovers = {
  'lesson.rovers': 'Rovers and meteorites',
  'lesson.rovers.learned': 'Meteorites spoil lines, rovers collect them, tiles destroy rovers.',
  'lesson.rovers.fetch.symbol': 'This tile has a meteor symbol: when you place it, a meteorite lands on that cell.',
  'lesson.rovers.fetch.place':
    'Place it so that its meteor lands on {cell} at the eastern rim, beside the lifepod. Turn it with the round arrow.',
  'lesson.rovers.fetch.place.elsewhere':
    'Legal, but the meteor would land elsewhere or the lifepod would be covered. Turn the tile until it fits.',
  'lesson.rovers.fetch.spoilt':
    'A meteorite spoils its whole row and its whole column: neither scores until a rover fetches it.',
  'lesson.rovers.fetch.advance': 'Your rover tracker advances to its first step. Resolve it.',
  'lesson.rovers.fetch.landing': 'A rover lands! Resolve the landing.',
  'lesson.rovers.fetch.collect':
    'Land it right on the meteorite. A rover that enters a cell, by landing or by driving, collects what is there.',
  'lesson.rovers.fetch.clean':
    'Both lines are clean again. Three collected meteorites score 1 point; each lifepod scores 1 point. Press Done.',
  'lesson.rovers.fetch.second':
    'Another rover tile. Place it anywhere beside your first, but not on the lifepod: covering it would destroy it.',
  'lesson.rovers.fetch.second.lost':
    'A new tile destroys rovers and lifepods under it. Take the small tile and leave that cell free.',
  'lesson.rovers.fetch.movement': 'Rover first: its second step gives one point of movement.',
  'lesson.rovers.fetch.drive':
    'Drive one cell to the lifepod: press the rover, then the cell. Movement left at the end of the round is lost.',
  'lesson.rovers.fetch.covered': 'What happens if you place a tile on a rover?',
  'lesson.rovers.fetch.covered.destroyed': 'The rover is destroyed',
  'lesson.rovers.fetch.covered.aside': 'It moves aside',
  'lesson.rovers.fetch.covered.forbidden': 'It is not allowed',
  'lesson.rovers.fetch.covered.why':
    'It leaves the game without scoring. Tiles may cover rovers and lifepods, so be careful.',
} as const;
