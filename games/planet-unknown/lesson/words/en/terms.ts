export const terms = {
  'term.station': 'The rotating supply of all tiles, in two rings of six stacks.',
  'term.section':
    'A sixth of the station: one stack of the outer ring and one of the inner ring. You take tiles from the section facing you.',
  'term.ring': 'The outer ring of the station holds large tiles, the inner ring small ones.',
  'term.commander':
    'The player who turns the station this round and takes civ cards first. Next round it is the next player clockwise.',
  'term.terrain': 'The kind of ground on a tile: civ, water, biomass, rover, tech or energy. Each tile has two.',
  'term.building':
    'Each tile has one building on each of its two terrains. A building advances the tracker of its terrain by one.',
  'term.tracker': 'The marker on a track. As it advances, it gains every symbol it lands on.',
  'term.space': 'A step of a track. A tracker that lands there gains its symbols.',
  'term.medal': 'Points at the end of the game: a line’s medal for completing it, a track’s topmost medal reached.',
  'term.milestone': 'The special symbols of a track: civ card, patch, rover, technology.',
  'term.synergy': 'Advances any one of your trackers by one. It gains what the step shows, even another synergy.',
  'term.ice': 'Pale cells of a planet. A water building counts only if water of its tile covers ice.',
  'term.perimeter': 'The cells at the edge of a planet. Your first piece must cover one of them.',
  'term.patch': 'A single cell of biomass without a building. It covers a cell and advances no tracker.',
  'term.rover': 'Drives over your planet and collects meteorites and lifepods. A piece placed on it destroys it.',
  'term.movement':
    'Points for your rovers: one point moves a rover one cell. Movement left at the end of a round is lost.',
  'term.meteorite': 'Spoils its row and its column until a rover fetches it. Three collected meteorites score 1 point.',
  'term.lifepod':
    'Survivors on your planet. A rover that reaches one collects it: 1 point. A piece placed on it destroys it.',
  'term.civ-card': 'Cards of levels 1 to 4. Some act at once, the others stay secret and score at the end.',
  'term.claim': 'The right to a civ card. Claims are settled once everyone has confirmed, starting with the commander.',
  'term.technology': 'An ability of your corporation. It works from the moment you reach its step of the tech track.',
  'term.energy-area': 'All energy cells connected side by side. Its building can advance any terrain the area touches.',
  'term.neighbour-mission': 'A contest between two neighbours at the end: 5 points for the winner, 2 each for a tie.',
  'term.event': 'A card that everyone resolves at the start of a round, if you play with events.',
} as const;
