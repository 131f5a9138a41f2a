import type { crater as english } from '../en/crater.ts';

export const crater: Record<keyof typeof english, string> = {
  'lesson.crater': 'Práce v kráteru',
  'lesson.crater.learned': 'Cíl hry, raketoplány, tři typy astronautů, řady a poplatek za sektor.',
  'lesson.crater.rows.goal':
    'Tři kola, v každém šest astronautů: osmnáct akcí na nejlepší základnu na Měsíci. Vyhrává nejvíc vítězných bodů.',
  'lesson.crater.rows.shuttle':
    'Vyberte raketoplán: šest astronautů, suroviny a číslo, které určí pořadí. Vezměte číslo 5 kvůli titanu.',
  'lesson.crater.rows.shuttle.titanium': 'Nižší číslo jedná dřív, ale tentokrát má větší cenu titan z čísla 5.',
  'lesson.crater.rows.row':
    'V každém tahu nasadíte jednoho astronauta. Na poli kráteru pracuje v řadě čtyř sektorů před sebou, všude, kde stojí budova.',
  'lesson.crater.rows.due':
    'Budovy stojí ve dvou ze čtyř. Sektor s vaší kupolí je zdarma. Za druhý, s neutrální kupolí, platíte poplatek za sektor uvedený na poli: {rent}.',
  'lesson.crater.rows.engineer':
    'Nasaďte inženýra na pole kráteru {space}. Co řada přinese a kolik stojí, vidíte vedle ještě před potvrzením.',
  'lesson.crater.rows.engineer.type': 'Místo souhlasí. Nasaďte inženýra: další typy přijdou hned potom.',
  'lesson.crater.rows.engineer.here': 'To jde, ale v této řadě stojí vaše kupole: nasaďte inženýra na označené pole.',
  'lesson.crater.rows.mined':
    'Inženýři těží z každého sektoru jednu surovinu: vzácné zeminy z vašeho, titan z druhého.',
  'lesson.crater.rows.technician':
    'Technik vydělá v každém sektoru 3 kredity. Pošlete ho na pole kráteru {space}: v této řadě stojí jen vaše kupole, tedy bez poplatku za sektor.',
  'lesson.crater.rows.technician.type': 'Místo souhlasí. Tentokrát nasaďte technika.',
  'lesson.crater.rows.technician.here': 'To jde, ale tam byste platili poplatek za sektor. Použijte označené pole.',
  'lesson.crater.rows.scientist':
    'Vědec aktivuje u každého sektoru jeden žeton korporace. Pole kráteru {space} vede kolem Moon Mining: jedna jednotka helia-3.',
  'lesson.crater.rows.scientist.type': 'Místo souhlasí. Nasaďte vědce.',
  'lesson.crater.rows.scientist.here': 'To jde, ale kolem žetonu Moon Mining vede označená řada.',
  'lesson.crater.rows.rent':
    'Pole kráteru {space}, poplatek za sektor {rent}. V řadě stojí vaše kupole a v jiném sektoru kupole, kterou má {rival}. Kolik kreditů platíte?',
  'lesson.crater.rows.rent.owner': '{rent}, dostane je {rival}',
  'lesson.crater.rows.rent.nobody': 'Nic, v řadě jste',
  'lesson.crater.rows.rent.both': '{both}, za oba sektory',
  'lesson.crater.rows.rent.why':
    'Poplatek za sektor se platí za každý sektor bez vaší budovy, majiteli největší budovy v něm.',
};
