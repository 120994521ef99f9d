const DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const EPSILON = 1e-8;

/** Adam (Kingma and Ba 2015, arXiv 1412.6980), going up a gradient. */
export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(
    count: number,
    private readonly rate: number,
  ) {
    this.mean = new Float64Array(count);
    this.square = new Float64Array(count);
  }

  /** Moves the weights in place. */
  ascend(weights: Float64Array, gradient: Float64Array): void {
    this.steps++;
    const meanScale = 1 - DECAY ** this.steps;
    const squareScale = 1 - SQUARE_DECAY ** this.steps;
    gradient.forEach((slope, index) => {
      const mean = DECAY * (this.mean[index] ?? 0) + (1 - DECAY) * slope;
      const square = SQUARE_DECAY * (this.square[index] ?? 0) + (1 - SQUARE_DECAY) * slope * slope;
      this.mean[index] = mean;
      this.square[index] = square;
      weights[index] = (weights[index] ?? 0) + (this.rate * (mean / meanScale)) / (Math.sqrt(square / squareScale) + EPSILON);
    });
  }
}
