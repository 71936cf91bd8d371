package eldertable.server;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A link as a picture that a telephone's camera reads off the screen: squares that are dark or not, in rows. */
public final class QrCode {
    private static final int MARGIN = 2;

    private final BitMatrix matrix;

    private QrCode(BitMatrix matrix) {
        this.matrix = matrix;
    }

    /** @throws IllegalArgumentException if it is longer than any link of ours */
    public static QrCode of(String text) {
        try {
            return new QrCode(new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0,
                Map.of(EncodeHintType.MARGIN, MARGIN, EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.L)));
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException(tooLong);
        }
    }

    /** How many squares each side has, with a margin that has to be light. */
    public int size() {
        return matrix.getWidth();
    }

    /** @param y counted from above */
    public boolean isDark(int x, int y) {
        return matrix.get(x, y);
    }

    /** As characters, two rows of squares in one line. @param dark whether light characters stand on a dark ground, as in most terminals */
    public List<String> lines(boolean dark) {
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < matrix.getHeight(); y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < matrix.getWidth(); x++) {
                boolean upper = matrix.get(x, y) != dark, lower = (y + 1 < matrix.getHeight() && matrix.get(x, y + 1)) != dark;
                line.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
