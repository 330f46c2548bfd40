const PLACES = ["Northport", "Lindau Mill", "Osterby", "Vale", "Kirkhaven", "Sandhook"];

/** Made-up rows with people's labels: every third summary changes a number. */
export function sampleRows(): string {
  return Array.from({ length: 18 }, (_, index) => {
    const [place, boats, year] = [PLACES[index % PLACES.length], 12 + 5 * index, 1971 + index];
    const wrong = index % 3 === 1;
    return JSON.stringify({
      id: `harbour-${index + 1}`,
      article_text: `The harbour of ${place} has room for ${boats} boats. It was rebuilt in ${year} after a storm.`,
      summary_text: `The harbour of ${place}, rebuilt in ${year}, has room for ${wrong ? boats + 20 : boats} boats.`,
      has_error: wrong,
      origin: index % 2 === 0 ? "coast guard" : "press",
    });
  }).join("\n");
}
