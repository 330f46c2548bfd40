const TOWNS = ["Aldorf", "Brunn", "Castell", "Dornau", "Elm", "Furth", "Garding", "Hall"];

/** Rows with and without a wrong number, by rule: enough to see what an evaluation shows. */
export function sampleEvaluationRows() {
  return Array.from({ length: 24 }, (_, index) => {
    const town = TOWNS[index % TOWNS.length];
    const [year, length] = [1950 + index, 200 + 7 * index];
    const wrong = index % 3 === 0;
    return {
      id: `bridge-${index + 1}`,
      article_text: `The bridge of ${town} opened in ${year} after four years of work. It is ${length} metres long and carries two lanes. Pedestrians have a path on the northern side.`,
      summary_text: `The bridge of ${town} opened in ${wrong ? year + 11 : year}. It is ${length} metres long.`,
      has_error: wrong,
    };
  });
}
