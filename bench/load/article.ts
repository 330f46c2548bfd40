/** A number generator that gives the same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TOWNS = ["Lindau", "Porto", "Gdynia", "Malmö", "Trieste", "Bergen", "Split", "Vigo"];
const PEOPLE = ["Anna Keller", "Tomás Rey", "Ingrid Solberg", "Marek Nowak", "Luisa Conti", "Peter Hahn"];
const MONTHS = ["January", "March", "April", "June", "September", "November"];

/** A news text of about 300 words and a summary of about 60 that gets one number wrong. */
export function newsOf(seed: number): { readonly article_text: string; readonly summary_text: string } {
  const below = numbers(seed);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const [town, mayor, engineer, month] = [pick(TOWNS), pick(PEOPLE), pick(PEOPLE), pick(MONTHS)];
  const cost = 20 + below(70);
  const [length, lanes, year, jobs, ferries] = [
    300 + below(900),
    2 + below(4),
    2014 + below(10),
    150 + below(400),
    3 + below(9),
  ];
  const article_text = [
    `The harbour town of ${town} opened its new bridge on ${1 + below(27)} ${month} ${year}, eleven months later than planned.`,
    `The crossing is ${length} metres long, carries ${lanes} lanes of traffic and cost ${cost} million euros, of which the state paid a little more than half.`,
    `Mayor ${mayor} told several hundred guests that the old ferry had been the slowest part of every journey to the northern districts.`,
    `Until now ${ferries} ferries a day had crossed the strait, and in winter the service stopped whenever the wind grew too strong.`,
    `The chief engineer, ${engineer}, said the delay had been caused by a layer of soft clay that nobody had found during the first survey.`,
    `Workers had to drive the piles of the middle pier twelve metres deeper than the drawings showed, and the steel for them arrived late.`,
    `At its peak the site employed ${jobs} people, many of them from villages on the far side of the water.`,
    `Two smaller firms gave up during the first year, and their part of the work was done by the general contractor without extra charge.`,
    `Residents of the old quarter had protested against the first design because it would have hidden the view of the lighthouse.`,
    `The council therefore chose a lower arch, which made the approach roads longer but kept the skyline as it was.`,
    `Cyclists and pedestrians have a path of their own on the eastern side, separated from the cars by a steel rail.`,
    `The town expects about nine thousand vehicles a day, a figure that critics of the project call far too hopeful.`,
    `An independent office will count the traffic for three years and publish its numbers every spring.`,
    `The ferry company keeps one boat for visitors during the summer months, and its crews were offered work at the new toll station.`,
    `A toll of two euros will be charged for cars, while buses, bicycles and ambulances cross free of charge.`,
    `The next large project of the town is a railway station on the northern shore, for which planning has already begun.`,
  ].join(" ");
  const summary_text = [
    `${town} opened a new bridge in ${month} ${year}, eleven months late.`,
    `It is ${length} metres long, carries ${lanes} lanes and cost ${cost + 11} million euros.`,
    `The chief engineer, ${engineer}, blamed soft clay under the middle pier for the delay.`,
    `Cars pay a toll of two euros, while buses and bicycles cross free of charge.`,
    "An independent office will count the traffic for three years.",
  ].join(" ");
  return { article_text, summary_text };
}
