package eldertable.lab;

/** How a figure follows from a ledger's sums. */
interface Formula {
    /** NaN where there was nothing to divide by. */
    double of(long[] sums);

    /** On how many observations it rests. */
    long support(long[] sums);

    /** One column for each of another. */
    record Ratio(int over, double unit, int under) implements Formula {
        @Override
        public double of(long[] sums) {
            return sums[under] == 0 ? Double.NaN : sums[over] / unit / sums[under];
        }

        @Override
        public long support(long[] sums) {
            return sums[under];
        }
    }

    /** What is left of one after the other is taken off. */
    record Lead(Formula one, Formula other) implements Formula {
        @Override
        public double of(long[] sums) {
            return one.of(sums) - other.of(sums);
        }

        @Override
        public long support(long[] sums) {
            return Math.min(one.support(sums), other.support(sums));
        }
    }
}
