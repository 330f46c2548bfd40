/** Some tokens: what begins among them is read, wherever it ends; the reader says where to go on. */
export type Stretch = { readonly from: number; readonly to: number };
