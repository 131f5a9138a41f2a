import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.zones':
    'Vaše společnost posílá astronauty na Mars a Phobos. Žetony surovin bere ten, kdo má v oblasti nejvíc lidí.',
  'coach.goal.characters':
    'Každé kolo si všichni tajně vyberou postavu. Jednají od 9 do 1: nastupují do lodí, odpalují je, kazí plány.',
  'coach.goal.production':
    'Oblasti platí po 5., 8. a 10. kole. Skóre tvoří žetony, vaše tajné mise a odměna za nejvíc ledu.',
  'coach.choose-mission':
    'Mise je tajný cíl, který boduje na konci. Nechte si tu, která se hodí; druhá jde do balíčku událostí. Nelze vzít zpět.',
  'coach.choose-mission.ships': 'Kam letí lodě v docích?',
  'coach.choose-mission.kind': 'Vliv vyžaduje po jednom astronautovi v oblasti; „nejvíc“ vyžaduje převahu.',
  'coach.choose-character':
    'Všichni vybírají tajně; 9 jedná první, 1 poslední. Zahraná postava se vrátí, až zahrajete Verbíře.',
  'coach.choose-character.hands': 'Kdo má ještě které karty? Zahrané leží odkryté.',
  'coach.choose-character.number': 'Volné místo (vysoké číslo), nebo poslední slovo (nízké číslo)?',
  'coach.place-astronaut':
    'Vyberte loď v doku s volným místem. Plná loď odstartuje, až postava skončí; jiné čekají, třeba i několik kol.',
  'coach.place-astronaut.fill': 'Zaplní se do příští produkce?',
  'coach.place-astronaut.company': 'Kdo další je na palubě?',
  'coach.choose-destination':
    'Jste první na palubě lodi bez cíle, takže rozhodujete, kam poletí, i za všechny, kdo nastoupí později.',
  'coach.choose-destination.missing': 'Která oblast vám ještě chybí?',
  'coach.choose-destination.tokens': 'Pro každou oblast jsou jen dva žetony cíle.',
  'coach.explore':
    'Přesouvejte astronauty do sousedních oblastí, celkem až třikrát. Kdo vstoupí první, odkryje surovinu. Skončit můžete kdykoli.',
  'coach.explore.lead': 'Kde jeden astronaut přinese nebo zruší převahu?',
  'coach.explore.leave': 'Kde nemáte soupeře, tam jednoho nechte.',
  'coach.scientist':
    'Doberte si kartu události, nebo se podívejte na skrytý objev. Objevy umisťujete; mise a akce si necháváte.',
  'coach.scientist.late': 'Pozdě dobraná mise už může být splněná.',
  'coach.scientist.sealed': 'Leží skrytá karta tam, kde máte převahu?',
  'coach.assign-discovery':
    'Tuto kartu znáte jen vy. Jde do vnější oblasti bez objevu a působí po 10. kole na všechny, kdo tam jsou.',
  'coach.assign-discovery.whom': 'Pomůže, nebo uškodí nejsilnějšímu v oblasti?',
  'coach.assign-discovery.guess': 'Soupeři budou hádat podle místa, které zvolíte.',
  'coach.look-at-discovery':
    'Uvidíte jeden skrytý objev. Zůstane na místě; budete však vědět, kde se vyplatí být po 10. kole.',
  'coach.look-at-discovery.strong': 'Dívejte se tam, kde máte převahu, nebo ji ještě můžete získat.',
  'coach.force-launch':
    'Jedna loď, která není plná, odstartuje hned se všemi na palubě. Může být soupeřova, nebo prázdná.',
  'coach.force-launch.help': 'Komu to přistání pomůže před příští produkcí?',
  'coach.destroy-ship': 'Musíte zničit loď v doku, vlastní, není-li jiná. Všichni na palubě jsou navždy ztraceni.',
  'coach.destroy-ship.most': 'Co nejvíc soupeřů, co nejméně vašich.',
  'coach.destroy-ship.empty': 'I prázdná loď je volba.',
  'coach.replace-astronaut':
    'Soupeřův astronaut je ztracen a na jeho místě stojí váš: v lodi, nebo v oblasti, kde máte někoho svého.',
  'coach.replace-astronaut.twice': 'V oblasti to platí dvakrát: soupeř má o jednoho méně, vy o jednoho víc.',
  'coach.replace-astronaut.aboard': 'V plné lodi přistane s ostatními.',
  'coach.travel-agent':
    'Tři astronauti nastoupí najednou do jedné lodi, potřebuje tedy tři volná místa. Zaplněná loď odstartuje, až skončíte.',
  'coach.travel-agent.full': 'Kterou loď ti tři zaplní?',
  'coach.travel-agent.risk': 'Tři čekající v doku lákají Sabotéra.',
  'coach.kill-astronaut':
    'Zahyne jeden astronaut ve vnější oblasti nebo na Phobosu. Nelze-li zasáhnout soupeře, musí to být váš.',
  'coach.kill-astronaut.majority': 'Kde změní převahu, když bude o jednoho méně?',
  'coach.drop-from-phobos':
    'Vaši astronauti z Phobosu seskočí do kterýchkoli oblastí Marsu, jeden po druhém, až tři. Po prvním smíte skončit.',
  'coach.drop-from-phobos.reserve': 'Nechte jednoho na Phobosu, pokud získává žetony měsíce.',
  'coach.drop-from-phobos.uncover': 'Kdo do oblasti vstoupí první, odkryje její surovinu.',
  'coach.pilot-ship': 'Vyberte loď, která dostane nový cíl: v doku i za letu, vlastní i soupeřovu.',
  'coach.pilot-ship.whose': 'Čí přistání chcete zkazit, nebo převzít?',
  'coach.pilot-destination':
    'Loď přistane tady se všemi na palubě. Jednáte poslední: před přistáním už nikdo nezasáhne.',
  'coach.pilot-destination.spoil': 'Kde ti lidé svému majiteli prospějí nejméně?',
  'coach.pilot-destination.phobos': 'Z Phobosu je dostane jen Voják.',
  'coach.evacuate': 'Bouře vyhání vaše astronauty: každému vyberte sousední oblast.',
  'coach.evacuate.next-door': 'Kterou sousední oblast s nimi získáte?',
  'coach.rescue':
    'Astronauti se vracejí ze Ztracených ve vesmíru do oblastí, kde už někoho máte. Skončit můžete, kdy chcete.',
  'coach.rescue.tip': 'Kde zvrátí převahu?',
  'coach.espionage': 'V oblasti, kde máte někoho svého, zahyne soupeřův astronaut.',
  'coach.espionage.majority': 'Kde změní převahu, když bude o jednoho méně?',
  'tip.count-back': 'Počítejte zpět od produkce: loď, do níž v 5. kole nastoupíte, musí v 5. kole také odstartovat.',
  'tip.win-by-one': 'Vyhrávejte oblasti o jednoho; každý astronaut navíc vám chybí jinde.',
  'tip.recruiter': 'Verbíře hrajte, když vyčerpáte nejlepší karty, ne až když vám zbude poslední.',
  'tip.open-cards': 'Z odkrytých karet vyčtete, co kdo má v ruce: zjistěte, kdo vás ještě může sabotovat.',
  'tip.phobos': 'Astronauti na Phobosu jsou záloha: s Vojákem tři z nich seskočí do kterýchkoli oblastí Marsu.',
};
