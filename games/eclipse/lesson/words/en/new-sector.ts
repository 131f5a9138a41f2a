export const newSector = {
  'lesson.new-sector': 'A new sector',
  'lesson.new-sector.learned': 'The goal, discs, Explore, claiming a sector, colony ships and production.',
  'lesson.new-sector.turn.goal':
    'This is Procyon, your home. For eight rounds you explore, settle, research, build and fight. The most victory points win.',
  'lesson.new-sector.turn.discs':
    'These are your influence discs. Each action takes one from this track, and so does each sector you hold.',
  'lesson.new-sector.turn.explore': 'Start with Explore. The disc you pay comes back at the end of the round.',
  'lesson.new-sector.turn.zone':
    'You can explore where your sector has a wormhole, a half circle at its edge. Choose the marked zone in the middle ring.',
  'lesson.new-sector.turn.zone.ring':
    'You could explore there, but choose the marked zone in the middle ring this time.',
  'lesson.new-sector.turn.place': 'Alpha Centauri! Turn it so that one of its wormholes meets yours, then place it.',
  'lesson.new-sector.turn.place.keep': 'Don’t discard it: free planets are worth having.',
  'lesson.new-sector.turn.claim':
    'Place a disc on it. Now you control it, and its printed points are yours as long as you do.',
  'lesson.new-sector.turn.claim.why':
    'You may decline, but without a disc you can’t settle here and you don’t get its points.',
  'lesson.new-sector.turn.money':
    'Two planets are free. A colony ship moves one cube there: settle the Money planet first.',
  'lesson.new-sector.turn.money.later': 'Not yet: first place a cube on the Money planet of Alpha Centauri.',
  'lesson.new-sector.turn.materials': 'Now settle the Materials planet with a second colony ship.',
  'lesson.new-sector.turn.materials.later': 'Not yet: the Materials planet is still waiting for a cube.',
  'lesson.new-sector.turn.tracks':
    'Each cube that leaves a track uncovers a higher number. You produce that number every round from now on.',
  'lesson.new-sector.turn.used': 'You explored once and claimed one sector. How many discs left your influence track?',
  'lesson.new-sector.turn.used.two': 'Two',
  'lesson.new-sector.turn.used.one': 'One',
  'lesson.new-sector.turn.used.none': 'None, they come back',
  'lesson.new-sector.turn.used.why':
    'One for the action, one for the sector. Only the action’s disc comes back at the end of the round.',
  'lesson.new-sector.turn.uncovered':
    'Each disc that leaves uncovers a number. The last one uncovered is your upkeep, which you pay in Money at the end of the round: {upkeep} so far.',
} as const;
